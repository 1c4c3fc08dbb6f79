@echo off
rem Opens the page on which you change your site. Press this file twice.
title Your site
pushd "%~dp0"
if exist "%ProgramFiles%\nodejs\node.exe" set "PATH=%PATH%;%ProgramFiles%\nodejs"
for %%n in (node.exe) do set "node=%%~$PATH:n"
if not defined node (
  echo Your site needs Node: install the version marked LTS from https://nodejs.org, and press Edit twice again.
  pause
  exit /b 1
)
call npm run --silent edit
if errorlevel 1 pause
