import { z } from 'zod'
import { httpUrl } from '#platform/http/http-url.ts'
import type { TraceSink } from '#platform/trace-sink.ts'

/** Traces of requests; off unless there is a receiver. Named as OpenTelemetry names them. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional().meta({
    description: 'an OpenTelemetry collector’s OTLP over HTTP, such as http://127.0.0.1:4318',
    unset: 'nothing is traced',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().transform(readHeaders).optional().meta({
    description: 'headers for it: name=value, with commas between',
  }),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0.05)
    .meta({ description: 'the share of requests that are traced, 0 to 1' }),
}

function readHeaders(text: string, check: z.RefinementCtx): Record<string, string> {
  const headers = text.split(',').map((one) => /^\s*(?<name>[\w-]+)=(?<value>.+?)\s*$/.exec(one)?.groups)
  if (headers.every((one) => one !== undefined))
    return Object.fromEntries(headers.map(({ name = '', value = '' }) => [name, decodeURIComponent(value)]))
  check.addIssue({ code: 'custom', message: 'is a list such as authorization=Bearer%20secret' })
  return z.NEVER
}

type Read = z.infer<z.ZodObject<typeof tracingVariables>> & { PRODUCT_NAME: string }

/** Returns the destination of spans; null if tracing is disabled. */
export function traceSinkOf(read: Read): TraceSink | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base } = read
  if (base === undefined) return null
  return {
    url: `${base.replace(/\/$/, '')}/v1/traces`,
    headers: read.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    share: read.OTEL_TRACES_SAMPLER_ARG,
    service: read.PRODUCT_NAME.toLowerCase(),
  }
}
