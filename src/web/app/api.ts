import { createApi } from '@reduxjs/toolkit/query/react'
import type { z } from 'zod'
import { baseQuery } from './base-query.ts'

export type Reply<Contract extends z.ZodType> = z.output<Contract>
export type Body<Contract extends z.ZodType> = z.input<Contract>
/** Optional query parameters of a list. */
export type ListQuery<Contract extends z.ZodType<unknown, object>> = Partial<z.input<Contract>>

/** Tags of the data that belongs to the current user. */
export const PERSONAL_TAGS = [
  'USER_PROFILE',
  'ADD_CAR_BOOKING',
  'MODIFY_CAR_BOOKING',
  'MANAGE_BOOKING',
  'MASTER_SETTING',
  'SIGNED_IN_DEVICES',
  'SECOND_STEP',
  'SAVED_CARS',
] as const

/**
 * The site's API calls; each part adds its own (`*.api.ts`). Tags are the specification's (§4), plus two for account
 * security; unused replies are cached for 60 s (§9).
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: 60,
  tagTypes: PERSONAL_TAGS,
  endpoints: () => ({}),
})

/** Tags to invalidate unless the call failed. */
export const tagsUnlessFailed =
  <Tag extends string>(...tags: Tag[]) =>
  (_reply: unknown, error: unknown) =>
    error ? [] : tags
