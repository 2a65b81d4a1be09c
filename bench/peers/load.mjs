import autocannon from 'autocannon'

// Sends the requests of one workload repeatedly and prints how many rounds were answered per second. Started by
// bench/load.ts with the parameters on standard input.
const chunks = []
for await (const chunk of process.stdin) chunks.push(chunk)
const { origin, steps, people, seconds } = JSON.parse(Buffer.concat(chunks).toString())

let turn = 0
let wrong = 0

function request({ method, path, bodies = [], answer }, i, headers) {
  const made = { method, path, headers, body: bodies[0] }
  if (bodies.length > 1 || i > 0) {
    made.setupRequest = (asked, { taken }) => {
      const body = bodies[turn++ % bodies.length]
      return { ...asked, body: taken === undefined ? body : body.replace('$taken', taken) }
    }
  }
  if (answer) {
    const right = new RegExp(answer)
    made.onResponse = (_status, body, context) => {
      const found = right.exec(body)
      if (found) context.taken = found[1]
      else wrong += 1
    }
  }
  return made
}

const connections = 16

const results = await Promise.all(
  people.map((headers) =>
    autocannon({
      url: origin,
      connections: connections / people.length,
      duration: seconds,
      requests: steps.map((step, i) => request(step, i, headers)),
    }),
  ),
)
const sum = (count) => results.reduce((total, result) => total + count(result), 0)
console.log(
  JSON.stringify({
    rate: sum((result) => result['2xx'] / result.duration) / steps.length,
    wrong,
    non2xx: sum(({ non2xx }) => non2xx),
    errors: sum(({ errors }) => errors),
    timeouts: sum(({ timeouts }) => timeouts),
  }),
)
