// JavaScript, because older versions of Node cannot parse TypeScript.
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(`Node ${process.versions.node} is too old. Start with npm, which uses Node 24.`)
  process.exit(1)
}
