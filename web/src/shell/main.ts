import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { followSettings } from './settings.svelte'

followSettings()
mount(App, { target: document.getElementById('app')! })
