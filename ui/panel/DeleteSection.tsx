import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#ui/base/Button.tsx'
import { Checkbox } from '#ui/base/Checkbox.tsx'
import styles from './PanelForm.module.css'

interface Props {
  title: string
  revision: number
  /** Label of the checkbox that must be checked. */
  sure: string
  button: string
  /** Why it cannot be deleted, with another way out; null if it can. */
  why: ReactNode
}

/** A form that deletes what a page is about, with the intent `delete`; otherwise the reason why not. */
export const DeleteSection = ({ title, revision, sure, button, why }: Props) => (
  <section className={styles.section} aria-labelledby="delete">
    <h2 id="delete">{title}</h2>
    {why ? (
      <p id="why-not-deleted">{why}</p>
    ) : (
      <Form method="post" className={styles.section}>
        <input type="hidden" name="revision" value={revision} />
        <Checkbox name="sure" required label={sure} />
        <div>
          <Button type="submit" name="intent" value="delete" variant="danger">
            {button}
          </Button>
        </div>
      </Form>
    )}
  </section>
)
