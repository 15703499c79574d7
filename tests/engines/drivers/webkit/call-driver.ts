/** Sends a command of WebDriver (https://www.w3.org/TR/webdriver2/#endpoints). @throws what the driver answers */
export async function callDriver(url: string, body?: object | null, method = body ? 'POST' : 'GET'): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer = JSON.parse(await response.text()) as { value: unknown } // the format of all answers
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(answer.value)}`)
  return answer.value
}
