// The door to every command. Plain JavaScript without dependencies: it runs before anything is installed, on whatever
// Node the machine has; everything after it runs on the Node that package.json pins. This file alone also loads on a
// Node that is too old for the rest, so that a sentence is read instead of a stack.
if (Number(process.versions.node.split('.')[0]) < 20) {
  process.stderr.write(
    'Node 20 or newer is needed to start; this is ' +
      process.version +
      '. Get one from https://nodejs.org and run the same command again.\n',
  )
  process.exitCode = 1
} else {
  void import('./bootstrap/install-and-run.mjs').then(({ installAndRun }) =>
    installAndRun(process.argv.slice(2)),
  )
}
