import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { perLanguage, type Language, type Localized } from '#kernel/locale.ts'
import { withProduct } from '#kernel/product-slug.ts'
import { frameFiles, type Manifest } from './frame-files.ts'
import type { FrameFiles } from './frame-page.ts'
import type { ReactPackage } from './react-package.ts'
import type { WidgetTab } from './widget-config.contract.ts'
import type { Loader } from './widget-files.routes.ts'

export type WidgetBuild = {
  files: Localized<Readonly<Record<WidgetTab, FrameFiles>>>
  /** The current loader, served as the evergreen one. */
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
