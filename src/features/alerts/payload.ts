/** A form for e-mail alerts: the service keeps the addresses, asks for a confirmation, and sends the alerts. */
export interface AlertForm {
  /** The address that the form is sent to. */
  action: string
  topics: AlertTopic[]
}

/** A subject of alerts: the entries of a feed. */
export interface AlertTopic {
  title: string
  /** The list of subscribers in the service. */
  list: string
}
