import { configure } from '@testing-library/react'

// How long something may take to show is for the benches to say; a busy machine must not fail a test.
configure({ asyncUtilTimeout: 60_000 })
