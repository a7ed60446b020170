import { globSync, readFileSync } from 'node:fs'

/**
 * Checks where presenters are: exported functions named `present…` are in `*.presenter.ts` or a folder `presenters/` in
 * domains, in `present-*.ts` elsewhere; each file named as a presenter exports one.
 */
const domainFile = /[.]presenter[.]ts$|[/]presenters[/]/
const shellFile = /[/]present-[^/]+[.]ts$/
const exportedPresenter = /^export (?:async )?(?:function|const) present[A-Z]/m

const report = (path: string, problem: string) => {
  console.error(`${path}: ${problem}`)
  process.exitCode = 1
}

for (const path of globSync('{app,api,cli,domains,platform,server,ui}/**/*.{ts,tsx}').sort()) {
  if (/[.](test|fixture)[.]tsx?$/.test(path)) continue
  const hasPresenter = exportedPresenter.test(readFileSync(path, 'utf8'))
  const isNamedForOne = path.startsWith('domains/') ? domainFile.test(path) : shellFile.test(path)
  if (hasPresenter && !isNamedForOne) report(path, 'exports a presenter, but its name does not say so')
  if (!hasPresenter && isNamedForOne && !path.includes('/presenters/'))
    report(path, 'is named as a presenter, but exports no function `present…`')
}
