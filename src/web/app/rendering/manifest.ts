/** Vite's manifest of the browser build: the output file of each source, and its dependencies. */
export type Manifest = Record<
  string,
  { file: string; imports?: string[]; css?: string[]; assets?: string[]; isEntry?: boolean }
>

export type PageFiles = {
  /** Loads the others after the first paint; null in development. */
  start: string | null
  entry: string | null
  scripts: string[]
  styles: string[]
  fonts: string[]
}

const START = 'src/web/app/start.ts'
const ENTRY = 'src/web/app/entry-client.tsx'

/** Files the browser loads for a page made of these source files, each once; the entry is separate. */
export function filesFor(manifest: Manifest, sources: readonly string[]): PageFiles {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const seen = new Set<string>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (!chunk || seen.has(source)) return
    seen.add(source)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const style of chunk.css ?? []) styles.add(`/${style}`)
    if (source !== ENTRY) scripts.add(`/${chunk.file}`)
  }
  for (const source of [ENTRY, ...sources]) visit(source)
  const entry = manifest[ENTRY]
  const start = manifest[START]
  return {
    start: start ? `/${start.file}` : null,
    entry: entry ? `/${entry.file}` : null,
    scripts: [...scripts],
    styles: [...styles],
    fonts: (entry?.assets ?? []).filter((asset) => asset.endsWith('.woff2')).map((asset) => `/${asset}`),
  }
}
