import { globSync, readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'

const firstLetter = 'a'.charCodeAt(0)
const lettersCount = 26

/** 0 is a, 25 is z, 26 is ba. */
function toLetters(index: number): string {
  const letter = String.fromCharCode(firstLetter + (index % lettersCount))
  return index < lettersCount ? letter : toLetters(Math.floor(index / lettersCount)) + letter
}

/** The names that are local to a file: those of its classes and of its animations. */
const localNames = (css: string): string[] => [
  ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)].map(([, name = '']) => name)),
]

/**
 * Short names of classes and animations for the build, for Vite's `css.modules.generateScopedName`: `_f12` is the name
 * number 12 of the sixth file. They depend on the sources only, so the builds of browser and server have the same ones.
 *
 * @throws Error for a name that its file does not contain
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const toPath = (file: string) => relative(root, file.split('?', 1)[0] ?? file).replaceAll(sep, '/')
  const files = globSync(`${root}/{app,domains,ui}/**/*.module.css`).map(toPath).sort()
  const names = new Map(
    files.map((path, at) => [
      path,
      { letters: toLetters(at), locals: localNames(readFileSync(`${root}/${path}`, 'utf8')) },
    ]),
  )
  return (name, file) => {
    const found = names.get(toPath(file))
    const number = found?.locals.indexOf(name) ?? -1
    if (!found || number < 0) throw new Error(`The name "${name}" is not in ${file}`)
    return `_${found.letters}${number}`
  }
}
