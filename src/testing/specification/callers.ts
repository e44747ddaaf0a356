import { globSync, readFileSync } from 'node:fs'
import { SECTION_PAGES } from '#domains/content/content-page.contract.ts'

/** Browser code: the site below `/api`, the widget below `/trips`, and shared UI. */
const sources = globSync('src/{web,widget,ui}/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, text: withOperations(withSectionPages(readFileSync(file, 'utf8'))) }))

/** Adds the paths of all pages of a section. */
function withSectionPages(text: string): string {
  const paths = Object.values(SECTION_PAGES).map(({ path }) => `'${path.slice(1)}'`)
  return text.replaceAll(/\bSECTION_PAGES\[\w+\]/g, paths.join(' '))
}

/** Adds the paths of imported operations, such as `'user/commission'`. */
function withOperations(text: string): string {
  const imports = text.matchAll(/import (?:\{([^}]+)\}|\* as \w+) from '#(\S+-operations\.contract\.ts)'/g)
  const paths = [...imports].flatMap(([, importedNames, file = '']) => {
    const names = importedNames?.split(',').map((name) => name.trim())
    const operations = readFileSync(`src/${file}`, 'utf8')
      .split(/^export const /m)
      .slice(1)
    return operations
      .filter((one) => !names || names.includes(one.split(' ')[0] ?? ''))
      .flatMap((one) => /^ {2}path: '\/([^']+)'/m.exec(one)?.[1] ?? [])
  })
  return text + paths.map((path) => ` '${path.replaceAll(/[{}]/g, '')}'`).join('')
}

/**
 * The files in which the path of a call stands as screens name it: `user/profile` in the site's `*.api.ts`, `/api/trip/grid`
 * in the widget, whose client puts `/trips` before it, and in full elsewhere. At the root no screen calls `/auth`.
 */
export function callersOf(call: string): string[] {
  const [, path = ''] = call.split(' ')
  const [, base = '', below = ''] = /^\/(api|trips)\/(.+)$/.exec(path) ?? []
  if (base === '') return []
  const isOfWidget = (file: string) => file.startsWith('src/widget/')
  const relative = pathIn(`['"\`]${base === 'trips' ? '/' : ''}`, below)
  const absolute = pathIn(`/${base}/`, below)
  return sources
    .filter(({ file, text }) =>
      base === 'trips'
        ? isOfWidget(file) && relative.test(text)
        : !isOfWidget(file) && ((file.endsWith('.api.ts') && relative.test(text)) || absolute.test(text)),
    )
    .map(({ file }) => file)
}

/** A path behind `start`, with any value where it has a parameter. */
function pathIn(start: string, path: string): RegExp {
  const parts = path.split(/\{\w+\}/).map((part) => part.replaceAll('.', '\\.'))
  return new RegExp(`${start}${parts.join(String.raw`(\$\{[^}]*\}|[\w-]+)`)}(?=['"\`?$])`)
}
