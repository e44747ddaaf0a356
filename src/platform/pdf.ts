import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'

/** Readex Pro, the site's font, with Latin and Arabic in one face. */
const FONTS = dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/readex-pro/package.json')))

let compiler: NodeCompiler | undefined

/**
 * Renders a Typst document, which reads `data` as JSON from `sys.inputs.data`, to a PDF. The same document, data and
 * instant give the same bytes. The first takes about a tenth of a second, each further one some milliseconds.
 */
export function pdfOf(document: string, data: object, at: Temporal.Instant): Buffer<ArrayBuffer> {
  const creationTimestamp = Math.floor(at.epochMilliseconds / 1000)
  return Buffer.from(rendered(document, data, (typst, made) => typst.pdf(made, { creationTimestamp })))
}

/** Renders a Typst document of one page to an SVG; its text is shapes, which need no font. */
export function svgOf(document: string, data: object): string {
  return rendered(document, data, (typst, made) => typst.plainSvg(made))
}

function rendered<Output>(
  document: string,
  data: object,
  render: (typst: NodeCompiler, made: NodeTypstDocument) => Output,
): Output {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontPaths: [FONTS] }] })
  const made = compiler.compile({ mainFileContent: document, inputs: { data: JSON.stringify(data) } })
  if (!made.result)
    throw new Error(`a document could not be set: ${JSON.stringify(made.takeError()?.shortDiagnostics)}`)
  const output = render(compiler, made.result)
  compiler.evictCache(CACHED_DOCUMENTS)
  return output
}

/** Cached compilation results are evicted after this many further documents. */
const CACHED_DOCUMENTS = 10
