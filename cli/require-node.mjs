// Plain JavaScript, because an older Node cannot read the sources far enough to say that it is too old.
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(`Node ${process.versions.node} is too old: start it with npm, which brings Node 24.`)
  process.exit(1)
}
