@echo off
rem Opens the page on which you change your site. Press this file twice.
title Your site
pushd "%~dp0"
if exist "%ProgramFiles%\nodejs\node.exe" set "PATH=%PATH%;%ProgramFiles%\nodejs"
where node >nul 2>nul
if errorlevel 1 (
  echo Your site needs Node: install the version marked LTS from https://nodejs.org, and press Edit twice again.
  pause
  exit /b 1
)
call npm run --silent edit
if errorlevel 1 pause
