import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, type Localized, perLanguage } from '#kernel/locale.ts'
import { withProduct } from '#kernel/product-slug.ts'
import type { FrameFiles } from './frame-page.ts'
import type { ReactPackage } from './react-package.ts'
import { WIDGET_TABS, type WidgetTab } from './widget-config.contract.ts'
import type { Loader } from './widget-files.routes.ts'

const ENTRY = 'src/widget/app/entry.tsx'

const sourceOf = (tab: WidgetTab) => {
  const name = tab.replace('_', '-')
  return `src/widget/app/tabs/${name}/${name}-tab.tsx`
}

export type WidgetBuild = {
  files: Localized<Readonly<Record<WidgetTab, FrameFiles>>>
  /** The current loader, served under the evergreen URL. */
  loader: string
  /** All released loaders, newest first. */
  releases: readonly Loader[]
  /** Folder of the framed app's files. */
  assets: string
}

/** Reads the files of the widget's build, with the product's name and language in its loaders. Null if it was not built. */
export function readWidgetBuild(
  distDir: string,
  { productName, defaultLanguage }: { productName: string; defaultLanguage: Language },
): WidgetBuild | null {
  const manifestFile = join(distDir, 'widget', '.vite', 'manifest.json')
  if (!existsSync(manifestFile)) return null
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  const loaders = join(distDir, 'loader')
  const loaderIn = (folder: string) =>
    withProduct(readFileSync(join(folder, 'loader.js'), 'utf8'), { productName, defaultLanguage })
  return {
    files: perLanguage((language) => frameFiles(manifest, language)),
    loader: loaderIn(loaders),
    releases: versionsIn(loaders).map((version) => {
      const text = loaderIn(join(loaders, version))
      return { version, text, integrity: integrityOf(text) }
    }),
    assets: join(distDir, 'widget', 'assets'),
  }
}

/** Reads the `package.json` of the React package. Null if it was not built. */
export function readReactPackage(distDir: string): ReactPackage | null {
  const file = join(distDir, 'react-package', 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReactPackage) : null
}

/** Returns the versions in a folder, newest first. */
function versionsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /^\d+\.\d+\.\d+$/.test(name))
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
}

/** Returns the value of a script's `integrity` attribute (Subresource Integrity). */
function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`
}

/** A chunk in the build manifest: its file, the chunks it imports, and its styles. */
type Chunk = { file: string; imports?: readonly string[]; css?: readonly string[] }
type Manifest = Readonly<Record<string, Chunk>>

/**
 * Lists the framed app's files that its document links to, by the tab shown first, with the texts of one
 * language.
 */
function frameFiles(manifest: Manifest, language: Language): Record<WidgetTab, FrameFiles> {
  const words = `src/widget/words/${language}/texts.ts`
  return Object.fromEntries(
    WIDGET_TABS.map((tab) => [tab, filesOf(manifest, [ENTRY, words, sourceOf(tab)])]),
  ) as Record<WidgetTab, FrameFiles>
}

/** Lists the files of these chunks and of all their imports; the first is the entry. */
function filesOf(manifest: Manifest, sources: readonly string[]): FrameFiles {
  const chunks = new Set<Chunk>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (!chunk || chunks.has(chunk)) return
    chunks.add(chunk)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const source of sources) visit(source)
  const [entry, ...others] = [...chunks]
  if (!entry) throw new Error(`the widget's build has no ${ENTRY}`)
  return {
    entry: addressOf(entry.file),
    scripts: others.map(({ file }) => addressOf(file)),
    styles: [...chunks].flatMap(({ css = [] }) => css.map(addressOf)),
  }
}

function addressOf(file: string): string {
  return `/widget/${file}`
}
