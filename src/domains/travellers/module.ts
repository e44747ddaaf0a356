import { handlersOf } from '#platform/http/openapi/handle.ts'
import {
  blockAccount,
  endAccountSessions,
  mailPasswordLink,
  unblockAccount,
} from './account-actions.usecase.ts'
import { eraseAccount } from './erase-account.usecase.ts'
import { exportAccount } from './export-account.usecase.ts'
import { listAccounts, readAccount } from './read-accounts.usecase.ts'
import * as operations from './staff-account-operations.contract.ts'
import { problems } from './traveller-problem.http.ts'

const handle = handlersOf(problems)

/** The operations that the staff's work with accounts adds to the app. */
export const travellers = {
  handlers: [
    handle(operations.listAccounts, listAccounts),
    handle(operations.readAccount, readAccount),
    handle(operations.blockAccount, blockAccount),
    handle(operations.unblockAccount, unblockAccount),
    handle(operations.endAccountSessions, endAccountSessions),
    handle(operations.mailPasswordLink, mailPasswordLink),
    handle(operations.exportAccount, exportAccount),
    handle(operations.eraseAccount, eraseAccount),
  ],
}
