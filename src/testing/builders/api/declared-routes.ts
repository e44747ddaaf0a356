import type { z } from 'zod'
import { layerProblems } from '#platform/http/openapi/layer-problems.ts'
import type { DeclaredAccess } from '#platform/http/openapi/route.ts'
import type { TestApp } from '../../infrastructure/app.ts'

/** A route as it is registered: `path` in Hono's notation, `at` in that of the API reference. */
export type DeclaredRoute = {
  route: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  at: string
  access: DeclaredAccess
  /** JSON schema of the body, and its example. */
  body: { schema: z.ZodType; example: unknown } | null
  /** True if a form will do as well. */
  takesForms: boolean
  /** The status of each reply that it declares, and of those that a request may meet before it. */
  statuses: number[]
}

/** Lists all routes of the API reference with their declarations. */
export function declaredRoutes({ app }: Pick<TestApp, 'app'>): DeclaredRoute[] {
  return app.contracts.map((contract) => {
    const path = contract.path.replaceAll(/\{(\w+)\}/g, ':$1')
    const content = contract.request?.body?.content ?? {}
    const method = contract.method.toUpperCase() as DeclaredRoute['method']
    const access = (contract as { 'x-access'?: DeclaredAccess })['x-access'] as DeclaredAccess
    const takesInput = Object.keys(contract.request ?? {}).length > 0
    return {
      route: `${method} ${path}`,
      method,
      path,
      at: contract.path,
      access,
      body: jsonOf(content),
      takesForms: 'multipart/form-data' in content,
      statuses: [
        ...Object.keys(contract.responses).map(Number),
        ...layerProblems({ method, path: contract.path, access, takesInput }),
      ],
    }
  })
}

function jsonOf(content: object): DeclaredRoute['body'] {
  const { 'application/json': json } = content as { 'application/json'?: NonNullable<DeclaredRoute['body']> }
  return json ?? null
}
