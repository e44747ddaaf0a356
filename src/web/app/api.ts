import { createApi } from '@reduxjs/toolkit/query/react'
import type { z } from 'zod'
import { baseQuery } from './base-query.ts'

export type Reply<Contract extends z.ZodType> = z.output<Contract>
export type Body<Contract extends z.ZodType> = z.input<Contract>

/** What belongs to whoever is signed in. */
export const OWN = [
  'USER_PROFILE',
  'ADD_CAR_BOOKING',
  'MODIFY_CAR_BOOKING',
  'MANAGE_BOOKING',
  'MASTER_SETTING',
  'SIGNED_IN_DEVICES',
  'SECOND_STEP',
] as const

/**
 * The calls the site makes; each part of it adds its own (`*.api.ts`). Tags are the specification's (§4), and two for
 * how an account is kept safe; unused answers are kept 60 s (§9).
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: 60,
  tagTypes: OWN,
  endpoints: () => ({}),
})

/** What a refusal leaves as it is. */
export const unlessRefused =
  <Tag extends string>(...tags: Tag[]) =>
  (_reply: unknown, refusal: unknown) =>
    refusal ? [] : tags
