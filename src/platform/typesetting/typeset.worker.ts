import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { pauseAfterWork } from '#platform/pause-after-work.ts'
import type { Typesetting } from './typeset.ts'

/** Readex Pro, the site's font, with Latin and Arabic in one face. */
const FONTS = dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/readex-pro/package.json')))

/** Cached compilation results are evicted after this many further documents. */
const CACHED_DOCUMENTS = 10

const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: [FONTS] }] })

/** Typesets a document in a worker thread: some milliseconds for a page, more than a second for 500 rows. */
function typeset({ document, data, as }: Typesetting): Uint8Array<ArrayBuffer> | string {
  const made = compiler.compile({ mainFileContent: document, inputs: { data: JSON.stringify(data) } })
  if (!made.result)
    throw new Error(`a document could not be set: ${JSON.stringify(made.takeError()?.shortDiagnostics)}`)
  const output =
    as.format === 'svg'
      ? compiler.plainSvg(made.result)
      : new Uint8Array(compiler.pdf(made.result, { creationTimestamp: as.createdAt }))
  compiler.evictCache(CACHED_DOCUMENTS)
  return output
}

export default pauseAfterWork(typeset)
