// A process that loads one handler, as Lambda does before a first request, and says when it was ready: milliseconds after its start, and of
// the processor's time.
await import(process.argv[2])
const ready = performance.now()
const { user, system } = process.cpuUsage()
process.stdout.write(JSON.stringify({ ready, cpu: (user + system) / 1000 }))
