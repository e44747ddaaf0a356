import type { BaseQueryFn, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query'
import type { ArgumentsOf, Operation, ReplyOf } from '#kernel/operation.ts'
import { api, tagsUnlessFailed } from './api.ts'
import type { baseQuery } from './base-query.ts'

type Arguments<Defined extends Operation> = unknown extends ArgumentsOf<Defined> ? void : ArgumentsOf<Defined>
type BaseQuery =
  typeof baseQuery extends BaseQueryFn<infer A, infer R, infer E> ? BaseQueryFn<A, R, E> : never

type Definitions<Operations extends Record<string, Operation>> = {
  [Name in keyof Operations]: Operations[Name]['method'] extends 'get'
    ? QueryDefinition<Arguments<Operations[Name]>, BaseQuery, string, ReplyOf<Operations[Name]>, 'api'>
    : MutationDefinition<Arguments<Operations[Name]>, BaseQuery, string, ReplyOf<Operations[Name]>, 'api'>
}

/**
 * Creates the site's endpoints of API operations. Their arguments are path parameters, query and body in one
 * object. A rejected change refetches its data, unless the operation opts out: a colleague may have been
 * first.
 */
export function endpoints<Operations extends Record<string, Operation>>(operations: Operations) {
  const tags = Object.values(operations).flatMap((one) => one.tags ?? [])
  return api.enhanceEndpoints({ addTagTypes: tags as never[] }).injectEndpoints({
    endpoints: (build) => {
      const built = Object.entries(operations).map(([name, operation]) => {
        const query = (sent: unknown) => requestOf(operation, sent as Record<string, unknown> | undefined)
        const tagsOf = (operation.tags ?? []) as never[]
        return operation.method === 'get'
          ? [name, build.query({ query, providesTags: tagsOf })]
          : [
              name,
              build.mutation({
                query,
                invalidatesTags: operation.invalidatesOnSuccessOnly ? tagsUnlessFailed(...tagsOf) : tagsOf,
              }),
            ]
      })
      return Object.fromEntries(built) as Definitions<Operations>
    },
  })
}

/** Puts the named path parameters into the path; `idempotencyKey` is a header, the rest the query of a `get`, else the body. */
function requestOf({ method, path }: Operation, sent: Record<string, unknown> = {}) {
  const { idempotencyKey, ...rest } = sent
  const url = path.slice(1).replace(/\{(\w+)\}/g, (_, name: string) => {
    delete rest[name]
    return encodeURIComponent(String(sent[name]))
  })
  if (method === 'get') return { url, params: rest }
  const headers = typeof idempotencyKey === 'string' ? { 'idempotency-key': idempotencyKey } : undefined
  return { url, method: 'POST', body: rest, ...(headers && { headers }) }
}
