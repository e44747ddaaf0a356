import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const textsOf = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/*.test.tsx'] }).map((file) =>
    readFileSync(resolve(root, file), 'utf8'),
  )

test('every component of src/ui is on the page of components, by itself or as a part of another', () => {
  const ui = textsOf('src/ui/**/*.tsx')
  const shown = [...ui, ...textsOf('src/components/**/*.tsx')].join('\n')
  const components = ui.flatMap((text) =>
    [...text.matchAll(/^export function ([A-Z]\w+)/gm)].map(([, name = '']) => name),
  )
  expect(components.length).toBeGreaterThan(40)
  expect(components.filter((name) => !new RegExp(`<${name}[\\s/>]`).test(shown))).toEqual([])
})
