import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { minifySync } from '@swc/core'
import type { Plugin, UserConfig } from 'vite'
import type { Operation } from '../../src/kernel/operation.ts'

/** Suppresses intended warnings: the map's library is one chunk of a megabyte, and splitting chunks takes time. */
export const QUIET: UserConfig = {
  build: { chunkSizeWarningLimit: 1200, rolldownOptions: { checks: { bundlerTimings: false } } },
}

/**
 * Removes all calendars except the Gregorian one: the calendar's library includes those of all cultures and
 * chooses one by locale, but ours are all Gregorian.
 */
export function gregorianOnly(): Plugin {
  return {
    name: 'gregorian-only',
    enforce: 'pre',
    load: {
      filter: { id: /@internationalized\/date\/dist\/private\/createCalendar\.mjs$/ },
      handler: () =>
        "import { GregorianCalendar } from './calendars/GregorianCalendar.mjs'\nexport const createCalendar = () => new GregorianCalendar()\n",
    },
  }
}

/**
 * Imports each icon from its own file: the file that names them all joins every page to every icon, and no chunk could
 * be cut by the pages that use one.
 */
export function iconFiles(): Plugin {
  const iconSource = readFileSync('node_modules/lucide-react/dist/esm/lucide-react.mjs', 'utf8')
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of iconSource.matchAll(
    /export \{(.*?)\} from '\.\/icons\/(.*?)\.mjs'/g,
  ))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file)
  const importOf = (name: string) => {
    const file = files.get(name)
    if (!file) throw new Error(`no icon ${name}`)
    return `import ${name} from 'lucide-react/icons/${file}';`
  }
  return {
    name: 'icon-files',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /'lucide-react'/ },
      handler: (code) =>
        code.replaceAll(/import \{([^}]*)\} from 'lucide-react'/g, (_all, names: string) => {
          const icons = names.split(',').map((name) => name.trim())
          return icons
            .flatMap((name) => (name === '' || name.startsWith('type ') ? [] : importOf(name)))
            .join(' ')
        }),
    },
  }
}

/**
 * Reduces each API operation in the browser to the data for a call: its schemas and texts stay on the server.
 */
export function clientOperations(): Plugin {
  return {
    name: 'client-operations',
    load: {
      filter: { id: /-operations\.contract\.ts$/ },
      async handler(file) {
        const exported = Object.entries(
          (await import(`${file}?${Date.now()}`)) as Record<string, Partial<Operation>>,
        )
        return exported
          .filter(([, { method }]) => method)
          .map(([name, { method, path, tags, invalidatesOnSuccessOnly }]) => {
            const call = JSON.stringify({ method, path, tags, invalidatesOnSuccessOnly })
            return `export const ${name} = ${call}\n`
          })
          .join('')
      },
    },
  }
}

/** Writes which of our sources each chunk contains: tests use it to check that areas of the site stay separate. */
export function chunkSources(): Plugin {
  return {
    name: 'chunk-sources',
    generateBundle(_options, bundle) {
      const sources = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? [[chunk.fileName, chunk.moduleIds.filter((id) => id.startsWith(SOURCES)).map(fromRoot)]]
          : [],
      )
      const source = JSON.stringify(Object.fromEntries(sources))
      this.emitFile({ type: 'asset', fileName: '.vite/chunk-sources.json', source })
    },
  }
}

const ROOT = resolve(import.meta.dirname, '..', '..')
const SOURCES = join(ROOT, 'src')
const fromRoot = (id: string) => id.slice(ROOT.length + 1)

/** Minifies a script once more: every page of another company waits for it, and some bytes are left. */
export function smallest(): Plugin {
  return {
    name: 'smallest',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        // The only lines left are those of its style sheet.
        if (chunk.type === 'chunk') chunk.code = minifySync(chunk.code, SMALLEST).code.replaceAll('\n', '')
    },
  }
}

const SMALLEST = {
  compress: { passes: 3, unsafe_arrows: true, ecma: 2022, unsafe: true },
  // Names that the loader's own parts alone see of one another.
  mangle: {
    props: { regex: '^(words|from|load|onMessage|onSilent|onHello|onLook|box|base|frame)$' },
  },
  ecma: 2022,
} as const
