import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }

const ROOT = resolve(import.meta.dirname, '..', '..')

/** An `import` or `export … from` that is there at run time, and one with a path as it is called. */
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\bfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm

/** A read of a file of texts, in every language. */
const READ_TEXTS = /readTexts(?:ByKey)?<[^>]+>\(\s*'([^']+)',\s*'([^']+)'/g

const ALIASES = Object.entries(packageJson.imports).map(
  ([alias, folder]) => [alias.replace('*', ''), folder.replace('*', '')] as const,
)

const known = new Map<string, readonly string[]>()

/** The project's files that a file imports or reads its texts from, by their paths from the project's root. Types alone are not counted. */
export function importsOf(file: string): readonly string[] {
  const found = known.get(file) ?? readImports(file)
  known.set(file, found)
  return found
}

/** Returns the files and everything that they import, directly or indirectly; `follow` selects the imports to follow. */
export function reachableFrom(
  files: readonly string[],
  follow: (file: string) => boolean = () => true,
): Set<string> {
  const reached = new Set(files)
  for (const file of reached)
    for (const imported of importsOf(file)) if (follow(imported)) reached.add(imported)
  return reached
}

function readImports(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return []
  const source = readFileSync(join(ROOT, file), 'utf8')
  const imported = [...source.matchAll(IMPORT)].flatMap(([, stated, called]) => {
    const path = pathOf(file, stated ?? called ?? '')
    return path !== null && existsSync(join(ROOT, path)) && statSync(join(ROOT, path)).isFile() ? [path] : []
  })
  const texts = [...source.matchAll(READ_TEXTS)].flatMap(([, folder = '', name = '']) =>
    globSync(`src/${folder}/words/*/${name}.json`, { cwd: ROOT }),
  )
  return [...imported, ...texts]
}

/** Null: a package. */
function pathOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return relative(ROOT, resolve(ROOT, dirname(file), specifier))
  const alias = ALIASES.find(([name]) => specifier.startsWith(name))
  return alias ? join(alias[1], specifier.slice(alias[0].length)) : null
}
