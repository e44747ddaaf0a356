import { seenWallet, type WalletState } from './company-wallet.ts'
import type { TripProfileReply } from './trip-profile.contract.ts'
import type { TripProfile } from './trip-profile.ts'
import { userContentOf } from './user-content.ts'

/** Returns a company's wallet. Null if it has none. */
type WalletOf = (companyId: string) => Promise<WalletState | null>

/** Converts a profile to the API format, with the wallet of its company. */
export type ProfileReply = (profile: TripProfile) => Promise<TripProfileReply>

export function profileReply({ walletOf }: { walletOf: WalletOf }): ProfileReply {
  return async (profile) => {
    const { company } = profile
    const wallet = company && (await walletOf(company.id))
    return {
      profile_id: profile.id,
      company_name: company?.name ?? null,
      isSupervisor: profile.isSupervisor,
      userContent: userContentOf(profile),
      wallet: wallet && seenWallet(wallet, profile),
    }
  }
}
