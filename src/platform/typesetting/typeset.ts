import { threadWork } from '#platform/threads.ts'

/**
 * A Typst document, which reads `data` as JSON from `sys.inputs.data`. `createdAt` of a PDF is in seconds of Unix time.
 */
export type Typesetting = {
  document: string
  data: object
  as: { format: 'pdf'; createdAt: number } | { format: 'svg' }
}

const typeset = threadWork<Typesetting, Uint8Array<ArrayBuffer> | string>(
  new URL('typeset.worker.ts', import.meta.url),
)

type Printed = { document: string; data: object; at: Temporal.Instant; from?: 'request' | 'job' }

/** Renders a Typst document to a PDF; the same document, data and instant give the same bytes. Throws `ThreadsBusy`. */
export async function pdfOf({ document, data, at, from }: Printed): Promise<Buffer<ArrayBuffer>> {
  const createdAt = Math.floor(at.epochMilliseconds / 1000)
  const pdf = await typeset({ document, data, as: { format: 'pdf', createdAt } }, from)
  return Buffer.from((pdf as Uint8Array<ArrayBuffer>).buffer)
}

/** Renders a one-page Typst document to an SVG. Its text is shapes, which need no font. Throws `ThreadsBusy`. */
export async function svgOf(document: string, data: object): Promise<string> {
  return (await typeset({ document, data, as: { format: 'svg' } })) as string
}
