import type { App } from '#platform/app.ts'
import { visibleWallet, type WalletState } from './company-wallet.ts'
import type { TripProfileReply } from './trip-profile.contract.ts'
import type { TripProfile } from './trip-profile.ts'
import { userContentOf } from './user-content.ts'

declare module '#platform/app.ts' {
  interface App {
    /** Returns a company's wallet. Null if it has none. */
    walletOf: (companyId: string) => Promise<WalletState | null>
  }
}

/** Converts a profile to the API format, with the wallet of its company. */
export async function toProfileReply(
  { walletOf }: Pick<App, 'walletOf'>,
  profile: TripProfile,
): Promise<TripProfileReply> {
  const { company } = profile
  const wallet = company && (await walletOf(company.id))
  return {
    profile_id: profile.id,
    company_name: company?.name ?? null,
    isSupervisor: profile.isSupervisor,
    userContent: userContentOf(profile),
    wallet: wallet && visibleWallet(wallet, profile),
  }
}
