import { useEffect, useState } from 'react'
import { useDesk } from '../context/desk-context.ts'

/** The moment at the desk, in milliseconds: twice a minute anew. */
export function useNow(): number {
  const { now } = useDesk()
  const [moment, setMoment] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), 30_000)
    return () => clearInterval(timer)
  }, [now])
  return moment
}
