// Plain JavaScript on purpose: this must run on the very Node it rejects.
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Quittance needs Node 22.18 or newer; this is ${process.versions.node}. Install a newer Node from your system's packages and run the command again.`,
  )
  process.exit(1)
}
