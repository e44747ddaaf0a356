/** Destination of spans: an OTLP receiver over HTTP, and the share of traced requests, 0 to 1. */
export type TraceSink = {
  url: string
  headers: Readonly<Record<string, string>>
  share: number
  service: string
}
