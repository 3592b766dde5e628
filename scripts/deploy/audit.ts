import type { NpmAnswer } from '#scripts/stage/run-program.ts'
import { CommandError } from '#scripts/command/run-command.ts'

/** The outcome of `npm audit`: deployed packages with a known vulnerability, or no answer. */
export type Audit =
  | { kind: 'clean' }
  | { kind: 'unanswered'; reason: string }
  | { kind: 'vulnerable'; packages: string[] }

type Report = {
  message?: string
  vulnerabilities?: Record<string, { severity: string; isDirect?: boolean }>
}

const grave = new Set(['high', 'critical'])

const parse = (output: string): Report => {
  try {
    return JSON.parse(output) as Report
  } catch {
    return { message: output.trim().split('\n')[0] ?? '' }
  }
}

/** Reads the answer of `npm audit --json`. A low or moderate finding stops nothing. */
export const readAudit = ({ output }: NpmAnswer): Audit => {
  const { vulnerabilities, message } = parse(output)
  if (!vulnerabilities) return { kind: 'unanswered', reason: message || 'no answer' }
  const packages = Object.entries(vulnerabilities)
    .filter(([, { severity }]) => grave.has(severity))
    .map(([name, { severity }]) => `${name} (${severity})`)
  return packages.length > 0 ? { kind: 'vulnerable', packages } : { kind: 'clean' }
}

/**
 * Stops a deployment with a known severe vulnerability, and one to prod that could not be audited.
 * @returns a sentence for the operator
 * @throws CommandError
 */
export const judgeAudit = (
  audit: Audit,
  { isProd, isUnaudited }: { isProd: boolean; isUnaudited: boolean },
): string => {
  if (audit.kind === 'clean') return 'No grave hole is known in what is deployed.'
  if (audit.kind === 'vulnerable') {
    const found = `Known holes, high or critical: ${audit.packages.join(', ')}.`
    if (isUnaudited) return `${found} Going on all the same.`
    throw new CommandError(`${found} Update them (npm audit says to what), or go on with --without-audit.`)
  }
  const silence = `The registry does not say what is known about the dependencies (${audit.reason}).`
  if (isUnaudited || !isProd) return `${silence} Going on without.`
  throw new CommandError(`${silence} Try another network or registry, or go on with --without-audit.`)
}

/** Arguments of npm audit, for deployed dependencies only: development tools never leave this machine. */
export const auditArgs = ['audit', '--omit=dev', '--json', '--fetch-retries=1'] as const
