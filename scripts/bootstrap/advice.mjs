// What npm's error codes mean for the person at the terminal, who has not asked for npm at all.
const advice = [
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|EIDLETIMEOUT|ERR_SOCKET_TIMEOUT|E5\d\d)\b/,
    'The registry of npm cannot be reached. Check the connection, the proxy (npm config get proxy) and the registry (npm config get registry)',
  ],
  [
    /\b(SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_GET_ISSUER_CERT_LOCALLY|CERT_HAS_EXPIRED)\b/,
    'The certificate of the registry is not trusted. Behind a proxy that opens connections, name its certificate in NODE_EXTRA_CA_CERTS',
  ],
  [/\b(E401|E403|E404)\b/, 'The registry refuses a package. Check which one it is (npm config get registry)'],
  [/\b(ENOSPC|EDQUOT)\b/, 'The disk is full. Make room for about 1.2 GB'],
  [
    /\b(EACCES|EPERM|EROFS)\b/,
    'Files here may not be written. Check who owns this folder, and npm’s cache (npm config get cache)',
  ],
]

/**
 * What to do about an installation that failed.
 * @param {string} said What npm wrote to its error stream.
 * @returns {string} A sentence.
 */
export const adviceFor = (said) => {
  const [, known] = advice.find(([code]) => code.test(said)) ?? []
  return `The dependencies could not be installed. ${known ?? 'npm says why above'}; then run the same command again.`
}

/**
 * What npm said without the stacks and the insides of its errors.
 * @param {string} said What npm wrote to its error stream.
 * @returns {string} Its first lines, and where its log lies.
 */
export const withoutStack = (said) => {
  const lines = said
    .split('\n')
    .filter((line) => line.trim() && !/^npm error(\s+at |\s*$)|^npm error {2,}|^npm error \}/.test(line))
  const log = lines.findLast((line) => line.includes('complete log')) ?? ''
  return [...lines.filter((line) => line !== log).slice(0, 4), log].filter(Boolean).join('\n')
}
