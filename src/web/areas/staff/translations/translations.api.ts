import * as operations from '#domains/translations/catalogue/staff-translation-operations.contract.ts'
import type { ArgumentsOf } from '#kernel/operation.ts'
import { endpoints } from '#web/app/endpoints.ts'

export type TextsQuery = ArgumentsOf<typeof operations.listTranslations>

export const staffTranslationsApi = endpoints(operations)

export const { useListTranslationsQuery, usePutTranslationMutation, useDismissTranslationMutation } =
  staffTranslationsApi
