import { layerProblems } from './layer-problems.ts'
import { problemReply } from './openapi.ts'
import type { DeclaredAccess } from './route.ts'

type Operation = {
  'x-access'?: DeclaredAccess
  parameters?: object[]
  requestBody?: object
  responses?: Record<string, object>
}
type Document = { paths?: Record<string, object> }

/**
 * Returns the reference as served: each operation with its own id, for generated clients, with the problems of earlier
 * layers, and with JSON Schema patterns. There patterns are always Unicode (JSON Schema 2020-12, core §6.4), so the
 * generator's trailing `/u` is removed.
 */
export function apiReference<Reference extends Document>(document: Reference): Reference {
  const paths = Object.entries(document.paths ?? {}).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [
        method,
        {
          operationId: operationId(method, path),
          ...(operation as Operation),
          responses: responsesOf(method, path, operation as Operation),
        },
      ]),
    ),
  ])
  const text = JSON.stringify({ ...document, paths: Object.fromEntries(paths) as unknown })
  return JSON.parse(text, (key, value: unknown) =>
    key === 'pattern' && typeof value === 'string' ? value.replace(/\/u$/, '') : value,
  ) as Reference
}

function responsesOf(method: string, path: string, { responses, ...operation }: Operation) {
  const takesInput = operation.parameters !== undefined || operation.requestBody !== undefined
  const problems = layerProblems({ method, path, access: operation['x-access'], takesInput })
  const schema = { $ref: '#/components/schemas/Problem' }
  return {
    ...Object.fromEntries(problems.map((status) => [status, problemReply(status, schema)])),
    ...responses,
  }
}

/**
 * Returns an operation id: `getApiUserOrders` for `get /api/user/orders`, `postTripsByIdCancel` for `post
 * /trips/{id}/cancel`. Ids are unique, like paths.
 */
export function operationId(method: string, path: string): string {
  const words = path
    .replaceAll(/\{(\w+)\}/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
  return method + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')
}
