import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { elementName, globalName, productSlug } from '../../src/kernel/product-slug.ts'

const SOURCES = resolve(import.meta.dirname, '..', '..', 'src', 'widget', 'react', 'package')

type Product = { name: string; /** URL of the service; empty: users set it. */ home: string }

/**
 * Turns the built React component into a package: its name and address in the code, types, README and
 * package.json.
 */
export function reactPackage({ name, home }: Product): Plugin {
  const put = (text: string) =>
    text
      .replaceAll('__PRODUCT__', productSlug(name))
      .replaceAll('__GLOBAL__', globalName(name))
      .replaceAll('__NAME__', name)
      .replaceAll('__HOME__', home)
      // In Markdown: its formatter treats two underscores as strong text.
      .replaceAll('PRODUCT-SLUG', productSlug(name))
      .replaceAll('PRODUCT-NAME', name)
  const manifest = {
    name: elementName(name),
    version: '1.0.0',
    description: `Trips of ${name}, booked on your own pages`,
    ...(home !== '' && { homepage: home }),
    type: 'module',
    sideEffects: false,
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    types: './index.d.ts',
    files: ['index.js', 'index.d.ts'],
    peerDependencies: { react: '>=19' },
  }
  return {
    name: 'react-package',
    generateBundle(_options, bundle) {
      // Frameworks with server components render it in the browser as well.
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = `'use client'\n${put(chunk.code)}`
      for (const file of ['index.d.ts', 'README.md'])
        this.emitFile({
          type: 'asset',
          fileName: file,
          source: put(readFileSync(join(SOURCES, file), 'utf8')),
        })
      const source = `${JSON.stringify(manifest, null, 2)}\n`
      this.emitFile({ type: 'asset', fileName: 'package.json', source })
    },
  }
}
