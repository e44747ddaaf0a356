import * as accounts from '#domains/partners/statements/details/payout-account-operations.contract.ts'
import * as statements from '#domains/partners/statements/statement-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

/** Endpoints of a partner’s statements and payout accounts. */
export const statementsApi = endpoints({ ...statements, ...accounts })

export const { useListStatementsQuery, useListPayoutAccountsQuery, useSetPayoutAccountMutation } =
  statementsApi
