import type { Live, Versions } from '#scripts/deploy/function-versions.ts'
import type { Release } from '#scripts/deploy/releases.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { shellFolder } from '#shared/rules/shell.ts'

/** A release to go back to, and what that takes. */
export type Choice = {
  target: Release
  versions: Versions
  copies: Readonly<Record<string, string>>
  /** The release that it replaces; nothing where something stopped half-way. */
  replaced: Release | undefined
}

type Found = {
  live: Live
  present: ReadonlyMap<string, string>
  /** The hash of the secret that CloudFront sends. */
  sent?: string | undefined
}

/**
 * Whether its functions and its pages are what visitors meet. The drawn documents do not say, since a job writes answers into them each
 * minute: `index.html` names the scripts of its release as they do, and `sw.js`, which comes last, the bytes of `index.html`.
 * Notes of earlier deploys do not say, and are taken at their word.
 */
const isWhole = ({ functions = {}, copies = {} }: Release, { live, present }: Found): boolean =>
  Object.entries(functions).every(
    ([name, version]) => !live[name] || (live[name].version === version && !live[name].isSplit),
  ) &&
  Object.entries(copies).every(
    ([key, copy]) => key.startsWith(shellFolder) || present.get(key) === present.get(copy),
  )

/**
 * The release to go back to: the one before, or the last one itself where a deploy or a rollback stopped half-way.
 * `dataVersion` is that of this checkout, which half a release may have stored. A release reads what the one after it stores, and no
 * later one: see `functions/data/migrations.ts`.
 * @throws CommandError when there is none, or none that can read what is stored and knows CloudFront's secret
 */
export const chooseRelease = (releases: readonly Release[], found: Found, dataVersion: number): Choice => {
  const [last, before] = releases.filter(({ isLive }) => isLive).toReversed()
  const replaced = last && isWhole(last, found) ? last : undefined
  const target = replaced ? before : last
  if (!target) throw new CommandError('There is no earlier release to go back to.')
  const { functions, copies, keys, dataVersion: own } = target
  if (!functions || !copies || own === undefined)
    throw new CommandError(
      `The release of ${target.at} did not keep what is needed to go back to it. Deploy its commit.`,
    )
  const stored = replaced ? (replaced.dataVersion ?? 0) : Math.max(dataVersion, own)
  if (stored > own + 1)
    throw new CommandError(
      `The release of ${target.at} cannot read what was stored since (version ${stored}; it reads up to ${own + 1}). Deploy a fix instead.`,
    )
  if (found.sent && target.secretHashes && !target.secretHashes.includes(found.sent))
    throw new CommandError(
      `The release of ${target.at} would refuse everybody: the secret between CloudFront and the API was replaced since. Deploy its commit.`,
    )
  const missing = keys.filter((key) => !found.present.has(key))
  if (missing.length > 0)
    throw new CommandError(
      `${missing.length} files of the release of ${target.at} are gone, such as ${missing[0]}. Deploy its commit.`,
    )
  const versions = Object.fromEntries(Object.entries(functions).filter(([name]) => found.live[name]))
  return { target, versions, copies, replaced }
}
