/** An answer as a scanner sees it. */
export interface Answer {
  url: URL
  status: number
  headers: Headers
  html: string
}

/** The answers that the MDN HTTP Observatory looks at: the page at https, how http leads to it, and an OPTIONS of another site. */
export interface Scan {
  /** The last answer of the way from `https://host/`. */
  page: Answer
  /** The addresses of the way from `http://host/`, the first included; none where nothing listens there. */
  fromHttp: readonly URL[]
  /** `Set-Cookie` of all answers. */
  cookies: readonly string[]
  /** The headers of the answer to OPTIONS with an `Origin`. */
  cors: Headers
}

/** Asks a server for a URL; the answer may be a redirect. */
export type Ask = (url: URL, init?: RequestInit) => Promise<Response>

const redirectLimit = 20

/** Asks like the Observatory's retriever: the page from both schemes, `/robots.txt` and OPTIONS. */
export async function scan(start: URL, ask: Ask): Promise<Scan> {
  const cookies: string[] = []
  const follow = async (from: URL): Promise<{ way: URL[]; answer: Response }> => {
    const way = [from]
    for (;;) {
      const url = way.at(-1) ?? from
      const answer = await ask(url)
      cookies.push(...answer.headers.getSetCookie())
      const location = answer.headers.get('Location')
      if (location === null || way.length > redirectLimit) return { way, answer }
      way.push(new URL(location, url))
    }
  }
  const secure = await follow(start)
  const url = secure.way.at(-1) ?? start
  const plain = new URL(start)
  plain.protocol = 'http:'
  const { way: fromHttp } = await follow(plain)
  cookies.push(...(await ask(new URL('/robots.txt', start))).headers.getSetCookie())
  const origin = { Origin: 'https://observatory.example', 'Access-Control-Request-Method': 'GET' }
  const cors = await ask(url, { method: 'OPTIONS', headers: origin })
  const { status, headers } = secure.answer
  return { page: { url, status, headers, html: await secure.answer.text() }, fromHttp, cookies, cors: cors.headers }
}
